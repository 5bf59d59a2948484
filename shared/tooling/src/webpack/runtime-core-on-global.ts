import * as runtimeCore from '@module-federation/runtime-core'

// Remotes are built with `externalRuntime` and find the host's copy here, which saves 16 KB in each of them.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore })

export default function runtimeCoreOnGlobal() {
  return { name: 'runtime-core-on-global' }
}
