/** The file behind the choices. */
export const loadFlows = () => import(/* webpackChunkName: "flows" */ './flows.ts')
