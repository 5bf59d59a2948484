/** Apart from the cart, which is drawn without it. */
export const loadWornWith = () => import(/* webpackChunkName: "worn-with" */ './WornWith.tsx')
