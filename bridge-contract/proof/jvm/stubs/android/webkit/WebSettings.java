package android.webkit;

public abstract class WebSettings {
    public static final int MIXED_CONTENT_NEVER_ALLOW = 1;
    public abstract boolean getJavaScriptEnabled();
    public abstract void setJavaScriptEnabled(boolean flag);
    public abstract boolean getDomStorageEnabled();
    public abstract void setDomStorageEnabled(boolean flag);
    public abstract int getMixedContentMode();
    public abstract void setMixedContentMode(int mode);
    public abstract boolean getAllowFileAccess();
    public abstract void setAllowFileAccess(boolean allow);
    public abstract boolean getAllowContentAccess();
    public abstract void setAllowContentAccess(boolean allow);
    public abstract boolean getSafeBrowsingEnabled();
    public abstract void setSafeBrowsingEnabled(boolean enabled);
    public abstract int getTextZoom();
    public abstract void setTextZoom(int textZoom);
}
