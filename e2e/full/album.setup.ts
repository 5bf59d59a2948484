import { rm } from 'node:fs/promises'
import { test as setup } from '@playwright/test'
import { album } from './album.ts'

setup('begin with an empty album', async () => {
  await rm(album, { recursive: true, force: true })
})
