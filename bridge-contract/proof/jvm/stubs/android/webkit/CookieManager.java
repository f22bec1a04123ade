package android.webkit;

public abstract class CookieManager {
    public static native CookieManager getInstance();
    public abstract void setAcceptThirdPartyCookies(WebView webview, boolean accept);
}
