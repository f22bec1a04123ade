package androidx.core.content;

import android.content.Context;
import androidx.annotation.NonNull;
import java.util.concurrent.Executor;

public class ContextCompat {
    public static native @NonNull Executor getMainExecutor(@NonNull Context context);
}
