import { createRemoteConfig } from '@shop/build/webpack/remote-config'

export default createRemoteConfig({ name: 'mf-cart-checkout' })
