import { createHostConfig } from '@shop/build/webpack/create-config'

export default createHostConfig()
