package android.webkit;

import android.content.Context;
import android.os.Bundle;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;

public class WebView extends ViewGroup {
    public WebView(@NonNull Context context) { super(context); }
    public static native void setWebContentsDebuggingEnabled(boolean enabled);
    public native @NonNull WebSettings getSettings();
    public native @NonNull WebViewClient getWebViewClient();
    public native void setWebViewClient(@NonNull WebViewClient client);
    public native @Nullable WebChromeClient getWebChromeClient();
    public native void setWebChromeClient(@Nullable WebChromeClient client);
    public native void addJavascriptInterface(@NonNull Object object, @NonNull String name);
    public native void evaluateJavascript(@NonNull String script, @Nullable ValueCallback<String> resultCallback);
    public native void loadUrl(@NonNull String url);
    public native boolean canGoBack();
    public native void goBack();
    public native @Nullable WebBackForwardList saveState(@NonNull Bundle outState);
    public native @Nullable WebBackForwardList restoreState(@NonNull Bundle inState);
    public native void destroy();
}
