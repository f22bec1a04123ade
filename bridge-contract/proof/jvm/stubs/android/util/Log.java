package android.util;

import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public final class Log {
    public static native int i(@Nullable String tag, @NonNull String msg);
}
