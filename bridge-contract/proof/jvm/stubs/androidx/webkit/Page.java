package androidx.webkit;

public final class Page {}
