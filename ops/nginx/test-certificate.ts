import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Lays a certificate of this machine that nobody else vouches for, and its key, into a folder, as certbot names them; gives the certificate. */
export function makeCertificate(folder: string, name = '127.0.0.1'): string {
  const [certificate, key] = ['fullchain.pem', 'privkey.pem'].map(file => path.join(folder, file)) as [string, string]
  const subject = ['-subj', `/CN=${name}`, '-addext', 'subjectAltName=IP:127.0.0.1']
  const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync('openssl', [...asked, ...subject], { stdio: 'pipe' })
  return readFileSync(certificate, 'utf8')
}
