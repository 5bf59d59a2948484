import type { CallSchemas } from '@shop/service-kit/api-docs/call-schemas'
import type { AppName } from '../apps.ts'
import type { Shared } from '../webpack/shared-modules.ts'
import type { Shape } from './shape.ts'

/** A JSON Schema, as it is written of a contract's schema. */
export type Schema = { readonly [key: string]: unknown }

/** What is sent and what is answered. In an app's contract the answer holds only what the app reads of it. */
export type CallContract = CallSchemas & {
  /** A remote reads the answer, but the host's module makes the call. */
  isOfHost?: true
}

/** By method and address: `GET /api/orders/:order`. */
export type Calls = Record<string, CallContract>

/** A call that answers differently as it is asked is several. */
export type AskedCall = CallContract & { call: string }

/** What an app asks of the others on a page and of the services, and what it has for them. */
export type AppContract = {
  part: AppName
  calls: readonly AskedCall[]
  /** Of the host: slots that it opens, by their remote. */
  opens: Record<string, readonly string[]>
  /** Of a remote: its pages and slots. */
  exposes: readonly string[]
  /** Names that it imports from modules of the host. */
  imports: Record<string, readonly string[]>
  /** Of the host: names that its modules export. */
  exports: Record<string, readonly string[]>
  /** Of what a remote imports, as it was built for it; of what the host exports. */
  types: Readonly<Record<string, Readonly<Record<string, Shape>>>>
  shared: Shared
}

export type ServicesContract = {
  part: 'services'
  /** Calls that are open from outside, and calls between services. */
  calls: Calls
  /** Which service makes which of the calls; unset where only the answers are known. */
  asks?: Record<string, readonly string[]>
  /** Of each service; unset where only the calls are known. */
  stored?: Record<string, StoredDocuments>
}

/** What a version of a service stores: its collections as its types state them, and the highest number of its migrations. */
export type StoredDocuments = { level: number; collections: Record<string, Shape> }

export type Contract = AppContract | ServicesContract

/** Raised when contracts are written otherwise: those of earlier releases are not compared then. */
export const CONTRACT_FORMAT = 1

/** In the folder of a release. */
export const CONTRACT_FILE = 'contract.json'
