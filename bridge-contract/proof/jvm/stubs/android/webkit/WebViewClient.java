package android.webkit;

import android.graphics.Bitmap;

public class WebViewClient {
    public native void onPageStarted(WebView view, String url, Bitmap favicon);
    public native void doUpdateVisitedHistory(WebView view, String url, boolean isReload);
    public native boolean shouldOverrideUrlLoading(WebView view, WebResourceRequest request);
    public native void onReceivedError(WebView view, WebResourceRequest request, WebResourceError error);
    public native boolean onRenderProcessGone(WebView view, RenderProcessGoneDetail detail);
}
