package androidx.webkit;

public class WebViewStartupException extends Exception {}
