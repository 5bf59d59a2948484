// A browser on a busy machine now and then misses a moment that no reader would. A story that fails is told once more, and
// what went wrong the first time is printed; what is broken fails twice.
jest.retryTimes(1, { logErrorsBeforeRetry: true })
