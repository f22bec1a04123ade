package androidx.webkit;

import androidx.annotation.NonNull;

public class WebViewFeature {
    public static final String DOCUMENT_START_SCRIPT = "DOCUMENT_START_SCRIPT";
    public static final String NAVIGATION_LISTENER = "NAVIGATION_LISTENER";
    public static final String PRERENDER_WITH_URL = "PRERENDER_URL_V2";
    public static final String WEB_MESSAGE_LISTENER = "WEB_MESSAGE_LISTENER";
    public static native boolean isFeatureSupported(@NonNull String feature);
}
