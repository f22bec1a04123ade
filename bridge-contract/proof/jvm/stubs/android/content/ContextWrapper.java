package android.content;

import android.content.pm.ApplicationInfo;
import android.content.pm.PackageManager;
import android.content.res.Resources;
import androidx.annotation.NonNull;
import java.io.File;

public class ContextWrapper extends Context {
    public ContextWrapper(Context base) {}
    public native Context getBaseContext();
    public native Context getApplicationContext();
    public native ApplicationInfo getApplicationInfo();
    public native PackageManager getPackageManager();
    public native String getPackageName();
    public native Resources getResources();
    public native File getCacheDir();
    public native int checkSelfPermission(@NonNull String permission);
    public native void startActivity(Intent intent);
}
