package android.graphics

class Bitmap
