import { createRemoteConfig } from '@shop/build/webpack/create-config'

export default createRemoteConfig({ name: 'mf-admin', checksWhatItAsks: true })
