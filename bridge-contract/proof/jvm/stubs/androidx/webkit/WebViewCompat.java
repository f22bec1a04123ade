package androidx.webkit;

import android.content.Context;
import android.content.pm.PackageInfo;
import android.net.Uri;
import android.os.CancellationSignal;
import android.webkit.WebView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.Set;
import java.util.concurrent.Executor;

public class WebViewCompat {
    public static native @NonNull ScriptHandler addDocumentStartJavaScript(
        @NonNull WebView webview, @NonNull String script, @NonNull Set<String> allowedOriginRules);
    public static native void addNavigationListener(@NonNull WebView webView, @NonNull NavigationListener listener);
    public static native void addWebMessageListener(
        @NonNull WebView webView,
        @NonNull String jsObjectName,
        @NonNull Set<String> allowedOriginRules,
        @NonNull WebMessageListener listener);
    public static native @Nullable PackageInfo getCurrentWebViewPackage(@NonNull Context context);
    public static native void prerenderUrlAsync(
        @NonNull WebView webView,
        @NonNull String url,
        @Nullable CancellationSignal cancellationSignal,
        @NonNull Executor callbackExecutor,
        @NonNull PrerenderOperationCallback callback);
    public static native void startUpWebView(
        @NonNull Context context,
        @NonNull WebViewStartUpConfig config,
        @NonNull WebViewOutcomeReceiver<WebViewStartUpResult, WebViewStartupException> callback);

    public interface WebMessageListener {
        void onPostMessage(
            @NonNull WebView view,
            @NonNull WebMessageCompat message,
            @NonNull Uri sourceOrigin,
            boolean isMainFrame,
            @NonNull JavaScriptReplyProxy replyProxy);
    }
}
