package androidx.webkit;

import androidx.annotation.NonNull;

public abstract class JavaScriptReplyProxy {
    public abstract void postMessage(@NonNull String message);
    public abstract void postMessage(byte @NonNull [] arrayBuffer);
}
