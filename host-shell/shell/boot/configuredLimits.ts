globalThis.companionLimits = companionPage.config.limits
