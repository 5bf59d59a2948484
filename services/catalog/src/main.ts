import { internalEurRateEndpoint } from '@shop/contracts/delivery/rates'
import { picturesFolder } from '@shop/demo-data/pictures'
import { startService } from '@shop/service-kit/service/start-service'
import { readPictureConfig } from './config.ts'
import { storageFrom } from './ports/picture-storage/storage-config.ts'
import { createCatalogService } from './service.ts'

const { IMAGES_DIR = picturesFolder, IMAGE_CACHE_DIR, ...storage } = readPictureConfig()

await startService('catalog', context =>
  createCatalogService({
    ...context,
    imagesDir: IMAGES_DIR,
    cacheDir: IMAGE_CACHE_DIR,
    storage: storageFrom(storage, '.data/pictures'),
    account: context.ask.account,
    admin: context.ask.admin,
    cartCheckout: context.ask['cart-checkout'],
    rates: async () => (await context.ask['cart-checkout'].call(internalEurRateEndpoint, {})).rate_hundredths,
  }),
)
