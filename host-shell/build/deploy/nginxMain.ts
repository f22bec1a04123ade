import { block, quoted } from './nginxSyntax.ts'
import type { HostSettings } from './settings.ts'

/**
 * Returns a complete nginx configuration, whose prefix is the site folder: `nginx -p <site> -c
 * hosting/nginx.conf`. Its paths are relative, so the folder can be copied to the serving host.
 */
export function nginxMain({ listen, certificate, brotli }: HostSettings): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const lines = [
    '# Written by npm run build. Start it with: nginx -p <site folder> -c hosting/nginx.conf',
    '# Debian: apt-get install nginx libnginx-mod-http-brotli-static',
    // An absolute path, because nginx resolves relative paths against its prefix.
    ...(brotli ? ['load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;'] : []),
    'worker_processes auto;',
    'pid hosting/run/nginx.pid;',
    'error_log stderr;',
    ...block('events', ['worker_connections 4096;']),
    ...block('http', [
      'map_hash_bucket_size 128;',
      'include nginx-maps.conf;',
      'sendfile on;',
      'tcp_nopush on;',
      '# Or: access_log <file> companion;',
      'access_log off;',
      ...temporary.map((name) => `${name}_temp_path hosting/run/${name};`),
      ...block('server', [
        ...(certificate
          ? [
              `listen ${listen} ssl http2;`,
              `ssl_certificate ${quoted(certificate.file)};`,
              `ssl_certificate_key ${quoted(certificate.key)};`,
              'ssl_protocols TLSv1.2 TLSv1.3;',
              'ssl_session_cache shared:companion:10m;',
              'ssl_session_tickets off;',
            ]
          : [`listen ${listen};`]),
        'root .;',
        'include nginx-server.conf;',
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
