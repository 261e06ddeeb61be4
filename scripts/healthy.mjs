// `node scripts/healthy.mjs http://127.0.0.1:4001` ends with 0 when the service there is ready. It is for health checks, which have no other tool in the image.
try {
  const { ok } = await fetch(`${process.argv[2]}/health/ready`, { signal: AbortSignal.timeout(4_000) });
  process.exitCode = ok ? 0 : 1;
} catch {
  process.exitCode = 1;
}
