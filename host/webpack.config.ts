import { createHostConfig } from '@shop/build/webpack/host-config'

export default createHostConfig()
