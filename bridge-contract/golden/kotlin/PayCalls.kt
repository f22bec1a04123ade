// Generated from the bridge contract 1.2.0. Change the contract, not this file.
package com.companion.bridge

import android.webkit.JavascriptInterface

/** How the page calls: getStorefront, manageSubscription, pay. */
abstract class PayCalls(private val host: CompanionHost, page: Page, nonce: String?) : SessionCalls(host, page, nonce) {
    @JavascriptInterface
    fun getStorefront(message: String): String =
        take<Unit, GetStorefrontResult>(message, Shape.Nothing, {}, { Shapes.getStorefrontResult.check(it.toMap()) }) { _, reply -> host.getStorefront(reply) }

    @JavascriptInterface
    fun manageSubscription(message: String): String =
        take<ManageSubscriptionParams, Unit>(message, Shapes.manageSubscriptionParams, { ManageSubscriptionParams.from(it) }, { null }) { params, reply -> host.manageSubscription(params, reply) }

    @JavascriptInterface
    fun pay(message: String): String =
        take<PayParams, PayResult>(message, Shapes.payParams, { PayParams.from(it) }, { Shapes.payResult.check(it.toMap()) }) { params, reply -> host.pay(params, reply) }
}
