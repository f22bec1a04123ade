// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: getDeviceInfo, getLocation, pickImage, saveImage, share. */
abstract class DeviceCalls(private val host: CompanionHost, page: Page, nonce: String?) : OutsideCalls(host, page, nonce) {
    @JavascriptInterface
    fun getDeviceInfo(message: String): String =
        take<Unit, GetDeviceInfoResult>(message, Shape.Nothing, {}, { Shapes.getDeviceInfoResult.check(it.toMap()) }) { _, reply -> host.getDeviceInfo(reply) }

    @JavascriptInterface
    fun getLocation(message: String): String =
        take<GetLocationParams, GetLocationResult>(message, Shapes.getLocationParams, { GetLocationParams.from(it) }, { Shapes.getLocationResult.check(it.toMap()) }) { params, reply -> host.getLocation(params, reply) }

    @JavascriptInterface
    fun pickImage(message: String): String =
        take<PickImageParams, PickImageResult>(message, Shapes.pickImageParams, { PickImageParams.from(it) }, { Shapes.pickImageResult.check(it.toMap()) }) { params, reply -> host.pickImage(params, reply) }

    @JavascriptInterface
    fun saveImage(message: String): String =
        take<SaveImageParams, Unit>(message, Shapes.saveImageParams, { SaveImageParams.from(it) }, { null }) { params, reply -> host.saveImage(params, reply) }

    @JavascriptInterface
    fun share(message: String): String =
        take<ShareParams, ShareResult>(message, Shapes.shareParams, { ShareParams.from(it) }, { Shapes.shareResult.check(it.toMap()) }) { params, reply -> host.share(params, reply) }
}
