import { ownEnvironment } from './own-environment.ts'

test('tests hear nothing of the mail server, the bucket and the releases that a shell names', () => {
  const env = {
    SMTP_URL: 'smtp://mail.example',
    PICTURES_S3_BUCKET: 'pictures',
    PARTS_DIR: '/srv/parts',
    RELEASES_MONGODB_URI: 'mongodb://releases.example',
    DB_PREFIX: 'shop_',
    PATH: '/usr/bin',
    MONGODB_URI: 'mongodb://127.0.0.1:27017',
  }

  expect(ownEnvironment(env)).toEqual({ PATH: '/usr/bin', MONGODB_URI: 'mongodb://127.0.0.1:27017' })
})
