export * from '@shop/service-kit/storage/change-at-revision'
