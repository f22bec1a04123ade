package android.content;

import android.net.Uri;
import android.os.Parcelable;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class Intent implements Parcelable {
    public static final String ACTION_VIEW = "android.intent.action.VIEW";
    public static final String EXTRA_INITIAL_INTENTS = "android.intent.extra.INITIAL_INTENTS";
    public static final int FLAG_GRANT_READ_URI_PERMISSION = 1;
    public static final int FLAG_GRANT_WRITE_URI_PERMISSION = 2;
    public Intent(String action) {}
    public Intent(String action, Uri uri) {}
    public Intent(Context packageContext, Class<?> cls) {}
    public static native Intent createChooser(Intent target, CharSequence title);
    public native @Nullable Uri getData();
    public native @NonNull Intent putExtra(String name, Parcelable value);
    public native @NonNull Intent putExtra(String name, Parcelable[] value);
    public native @NonNull Intent addFlags(int flags);
    public native @Nullable ClipData getClipData();
    public native void setClipData(@Nullable ClipData clip);
}
