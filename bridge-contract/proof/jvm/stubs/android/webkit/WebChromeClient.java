package android.webkit;

import android.content.Intent;
import android.net.Uri;
import androidx.annotation.Nullable;

public class WebChromeClient {
    public native boolean onShowFileChooser(
        WebView webView, ValueCallback<Uri[]> filePathCallback, FileChooserParams fileChooserParams);

    public abstract static class FileChooserParams {
        public static native @Nullable Uri[] parseResult(int resultCode, Intent data);
        public abstract String[] getAcceptTypes();
        public abstract boolean isCaptureEnabled();
        public abstract Intent createIntent();
    }
}
