import { AwsClient, AwsV4Signer } from 'aws4fetch'

// The examples of "Authenticating Requests: Using the Authorization Header (AWS Signature Version 4)" in the reference of S3.
const account = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  service: 's3',
  region: 'us-east-1',
  datetime: '20130524T000000Z',
}
const bucket = 'https://examplebucket.s3.amazonaws.com'
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

async function signatureOf(url: string, init: { method?: string; headers?: Record<string, string>; body?: string }) {
  const { headers } = await new AwsV4Signer({ ...account, url, allHeaders: true, ...init }).sign()
  const authorization = headers.get('authorization') ?? ''
  return Object.fromEntries(
    [...authorization.matchAll(/(SignedHeaders|Signature)=([^,]+)/g)].map(([, name, value]) => [name, value]),
  )
}

test('the published example of reading an object is signed as published', async () => {
  const headers = { Range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY }

  expect(await signatureOf(`${bucket}/test.txt`, { headers })).toEqual({
    SignedHeaders: 'host;range;x-amz-content-sha256;x-amz-date',
    Signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  })
})

test('the published example of writing an object is signed as published', async () => {
  const headers = {
    Date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
  }
  const init = { method: 'PUT', headers, body: 'Welcome to Amazon S3.' }

  expect(await signatureOf(`${bucket}/test%24file.text`, init)).toEqual({
    SignedHeaders: 'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
    Signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  })
})

test.each([
  ['a question about the bucket', '/?lifecycle=', 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
  ['a list of objects', '/?max-keys=2&prefix=J', '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
])('the published example of %s is signed as published', async (_, path, signature) => {
  const { Signature } = await signatureOf(`${bucket}${path}`, { headers: { 'x-amz-content-sha256': EMPTY } })

  expect(Signature).toBe(signature)
})

test('our requests sign what they send', async () => {
  const client = new AwsClient(account)
  const request = await client.sign(`${bucket}/up-1.webp`, {
    method: 'PUT',
    body: 'picture',
    headers: { 'Content-Type': 'image/webp' },
  })

  expect(request.headers.get('authorization')).toMatch(
    /^AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE\/\d{8}\/us-east-1\/s3\/aws4_request, SignedHeaders=host;/,
  )
})
