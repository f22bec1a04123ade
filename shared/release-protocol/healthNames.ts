// Names in health reports: OpenTelemetry's semantic conventions where they exist, otherwise `companion.…`.
// Never rename any, because dashboards and alerts use them.

/** Names of metrics. Prometheus turns them into `companion_release_started_total` and so on. */
export const healthMetrics = {
  /**
   * A page showed a release, or the release failed before it was shown. Counted once per page and release.
   */
  started: 'companion.release.started',
  /** A release failed; `error.type` has the reason. */
  failed: 'companion.release.failed',
  /** An open page rolled back from a failed release to another one. */
  rolledBack: 'companion.release.rolled_back',
  /** LCP, INP, FCP and TTFB of a page, in milliseconds. */
  duration: 'companion.web_vital.duration',
  /** CLS of a page. */
  shift: 'companion.web_vital.layout_shift',
} as const

/** Names of the attributes of every data point. Prometheus turns them into labels. */
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
  /**
   * True if the device reports this for the first time. So the sum is the number of devices, without any id.
   */
  first: 'companion.first',
  error: 'error.type',
  vital: 'companion.web_vital.name',
} as const

/**
 * Why a release failed. The first three are faults of the release, so the device quarantines it: it threw
 * when shown or loading, or crashed the web view. The others are faults of the network or of a mirror.
 */
export const releaseErrors = ['threw', 'load', 'crashed'] as const
const deliveryErrors = ['network', 'integrity'] as const
export type ReleaseError = (typeof releaseErrors)[number] | (typeof deliveryErrors)[number]

/** Upper bounds of the histogram buckets. They're dense around the "good" and "poor" limits of web vitals. */
export const durationBounds = [
  50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1200, 1500, 1800, 2100, 2500, 3000, 4000, 6000, 10_000,
] as const
export const shiftBounds = [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.6, 1] as const
