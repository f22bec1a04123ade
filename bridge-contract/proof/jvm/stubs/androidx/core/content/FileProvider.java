package androidx.core.content;

import android.content.Context;
import android.net.Uri;
import androidx.annotation.NonNull;
import java.io.File;

public class FileProvider {
    public static native Uri getUriForFile(@NonNull Context context, @NonNull String authority, @NonNull File file);
}
