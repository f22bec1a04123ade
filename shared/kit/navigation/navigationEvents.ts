/** Events that the router dispatches on the window when the route changes. */
export const navigationEvents = ['popstate', 'pushState', 'replaceState'] as const
