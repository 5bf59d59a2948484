import { createHostConfig } from '@shop/tooling/webpack/create-config'

export default createHostConfig()
