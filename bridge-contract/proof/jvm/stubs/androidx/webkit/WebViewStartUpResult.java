package androidx.webkit;

public interface WebViewStartUpResult {}
