package android.os;

import androidx.annotation.Nullable;

public final class Bundle {
    public native @Nullable String getString(@Nullable String key);
    public native void putString(@Nullable String key, @Nullable String value);
}
