import { createRemoteConfig } from '@shop/tooling/webpack/create-config'

export default createRemoteConfig({ name: 'mf-admin', checksWhatItAsks: true })
