package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.Resources;
import androidx.annotation.NonNull;
import java.io.File;

public abstract class Context {
    public abstract Context getApplicationContext();
    public abstract ApplicationInfo getApplicationInfo();
    public abstract PackageManager getPackageManager();
    public abstract String getPackageName();
    public abstract Resources getResources();
    public abstract File getCacheDir();
    public abstract int checkSelfPermission(@NonNull String permission);
    public abstract void startActivity(Intent intent);
    public final native int getColor(int id);
    public final native @NonNull String getString(int resId);
    public final native <T> T getSystemService(@NonNull Class<T> serviceClass);
}
