import { createRemoteConfig } from '@shop/tooling/webpack/create-config'

export default createRemoteConfig({ name: 'mf-cart-checkout' })
