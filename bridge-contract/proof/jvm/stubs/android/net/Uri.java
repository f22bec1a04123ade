package android.net;

import android.os.Parcelable;
import androidx.annotation.Nullable;

public abstract class Uri implements Parcelable {
    public static native Uri parse(String uriString);
    public static native String encode(@Nullable String s);
    public abstract @Nullable String getScheme();
    public abstract @Nullable String getHost();
    public abstract @Nullable String getEncodedPath();
    public native @Nullable String getQueryParameter(String key);
}
