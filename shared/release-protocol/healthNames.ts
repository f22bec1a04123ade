// What a page reports of releases, by name: OpenTelemetry's semantic conventions where they have a name for it, else
// `companion.…`. A dashboard or an alarm may hold each of them, so none is renamed.

/** Metrics. Prometheus calls them `companion_release_started_total` and so on. */
export const healthMetrics = {
  /** A page has tried a release: it was shown, or failed before it was. Once per page and release. */
  started: 'companion.release.started',
  /** A release has failed, by `error.type`. */
  failed: 'companion.release.failed',
  /** An open page went back from a release that failed to another. */
  rolledBack: 'companion.release.rolled_back',
  /** LCP, INP, FCP and TTFB of a page, in milliseconds. */
  duration: 'companion.web_vital.duration',
  /** CLS of a page. */
  shift: 'companion.web_vital.layout_shift',
} as const

/** Attributes of every data point, so that Prometheus has them as labels. */
export const healthLabels = {
  remote: 'companion.remote',
  /** `<version>-<build>`. */
  release: 'companion.release',
  brand: 'companion.brand',
  app: 'companion.app.version',
  os: 'os.name',
  osVersion: 'os.version',
  engine: 'user_agent.name',
  engineVersion: 'user_agent.version',
  /** True the first time on a device: summed up, it counts devices, and nobody has to know which. */
  first: 'companion.first',
  error: 'error.type',
  vital: 'companion.web_vital.name',
} as const

/**
 * Why a release failed. The first three speak against it, and it is in quarantine on the device: it threw on the page,
 * while it was loaded, or took the web view down. The others are the network's or a mirror's.
 */
export const releaseErrors = ['threw', 'load', 'crashed'] as const
const deliveryErrors = ['network', 'integrity'] as const
export type ReleaseError = (typeof releaseErrors)[number] | (typeof deliveryErrors)[number]

/** Upper bounds of the histograms' buckets: fine around what web vitals call good and poor. */
export const durationBounds = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000,
] as const
export const shiftBounds = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1] as const
