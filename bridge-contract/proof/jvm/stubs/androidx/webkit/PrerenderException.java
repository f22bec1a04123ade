package androidx.webkit;

public class PrerenderException extends Exception {}
