// SPDX-License-Identifier: Apache-2.0 OR MIT
// servelab: an open-loop request server in a guest, measured as a dashboard measures one.
//
//   serve KEY=VALUE ...     one server, one run
//   group=/a      the server's cgroup; its limit is written before, by the script
//   offset=NS     T0 is a multiple of 4 ms of CLOCK_MONOTONIC, plus this
//   seed=N        of the requests; warm=MS, window=MS: figures are of the window that follows the warm-up
//   threads=N     the pool; requests are taken first come, first served
//   rate=N        requests a second: arrivals=poisson, or bursts of `burst` (fixed) or 1..2*burst-1 (random),
//                 or onoff: `rate` in spells of `on` ms on average, `low` in spells of `off` ms
//   work=KIND:MEAN_US:CV, second=PERCENT:KIND:MEAN_US:CV   KIND fix, exp, uni (MEAN*(1-CV)..MEAN*(1+CV)) or ln
//   io=US         after half of its work a request sleeps so long on average (exponential), holding its thread
//   beside=N:RUN_US:PERIOD_US   threads in the group that no request sees: RUN_US of CPU every PERIOD_US
//   other=N       hogs in the group /n, beside the server
//
// All requests are drawn before the run. A SCHED_FIFO thread on CPU 0 outside the group hands each over at its time
// (some 10 us each); a request lasts from there to the end of its work, and counts where it ends in the window.
// CPU time is burnt in stretches without a system call, each at least a quarter (2 CPUs) or a sixteenth (8) of what is left,
// so that the kernel charges most of it as it does for any program: at ticks and switches, not every 2 us as in mixlab.c.
// Output: "run T0 OFFSET ARRIVED DONE LEFT WORK_NS" (arrived in the window, done in it, not yet done at its end, CPU
// time that the arrived ones ask for), "stat PATH KEY BEFORE AFTER ...", "pressure PATH BEFORE | AFTER" (cpu.pressure of
// the group, the parent's for "/"), "lat US ..." (each that was done in the window, in order of arrival).
#define _GNU_SOURCE
#include <math.h>
static int sv_main(int argc, char **argv);
static int sv_next(int argc, char **argv) { return MIXLAB_ELSE(argc, argv); }
static int sv_else(int argc, char **argv);
#undef MIXLAB_ELSE
#define MIXLAB_ELSE sv_else
#include "mixlab.c"
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

#define SV_MAX 60000
typedef struct { uint64_t at, work, io; volatile uint64_t done; } sv_request;
typedef struct { sem_t ready; volatile uint32_t next, up; sv_request r[SV_MAX]; } sv_shared;
typedef struct { char kind[8]; double mean, cv; } sv_draw;
static sv_shared *sv;
static uint64_t sv_state, sv_t0;
static int sv_n, sv_cpus;
static char **sv_args;

static const char *sv_arg(const char *key, const char *usual) {
  size_t n = strlen(key);
  for (char **a = sv_args; *a; a++) if (!strncmp(*a, key, n) && (*a)[n] == '=') return *a + n + 1;
  return usual;
}
static double sv_number(const char *key, const char *usual) { return atof(sv_arg(key, usual)); }
static double sv_unit(void) { // splitmix64, in (0, 1)
  uint64_t z = sv_state += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return ((z ^ z >> 31) >> 11) / 9007199254740992.0 + 1e-17;
}
static double sv_exp(double mean) { return -mean * log(sv_unit()); }
static double sv_ln(double mean, double cv) {
  double s2 = log(1 + cv * cv), a = sv_unit(), b = sv_unit();
  return mean * exp(sqrt(s2) * sqrt(-2 * log(a)) * cos(6.283185307179586 * b) - s2 / 2);
}
static uint64_t sv_drawn(const sv_draw *d) { // ns
  double us = d->mean;
  if (d->kind[0] == 'e') us = sv_exp(d->mean);
  if (d->kind[0] == 'u') us = d->mean * (1 + d->cv * (2 * sv_unit() - 1));
  if (d->kind[0] == 'l') us = sv_ln(d->mean, d->cv);
  return us < 20 ? 20000 : us > 40 * d->mean ? 40000 * d->mean : us * 1000;
}
static void sv_fill(uint64_t end) { // all requests up to END, ns from T0
  sv_draw one = {"fix", 1000, 0}, two = {"fix", 1000, 0};
  double share = 0, rate = sv_number("rate", "100"), size = sv_number("burst", "1"), io = sv_number("io", "0");
  const char *how = sv_arg("arrivals", "poisson");
  sscanf(sv_arg("work", ""), "%7[^:]:%lf:%lf", one.kind, &one.mean, &one.cv);
  sscanf(sv_arg("second", ""), "%lf:%7[^:]:%lf:%lf", &share, two.kind, &two.mean, &two.cv);
  double on = sv_number("on", "0"), off = sv_number("off", "0"), low = sv_number("low", "0"), t = 0, spell = 0;
  int high = 0;
  while (sv_n < SV_MAX) {
    int count = 1;
    if (how[0] == 'o') { // the next arrival may lie in a later spell
      double need = sv_exp(1);
      for (;;) {
        if (t >= spell) { high = !high; spell = t + sv_exp(high ? on : off) * 1e6; }
        double now = (high ? rate : low) / 1e9;
        if (now * (spell - t) >= need) { t += need / now; break; }
        need -= now * (spell - t);
        t = spell;
      }
    } else {
      t += sv_exp(1e9 * size / rate);
      count = how[0] == 'r' ? 1 + (int)(sv_unit() * (2 * size - 1)) : size;
    }
    if (t >= end) break;
    for (int i = 0; i < count && sv_n < SV_MAX; i++) {
      sv_request *r = &sv->r[sv_n++];
      r->at = t;
      r->work = sv_drawn(sv_unit() * 100 < share ? &two : &one);
      r->io = io > 0 ? sv_exp(io) * 1000 : 0;
    }
  }
}
// Burn CPU time in stretches that are never too long: while all CPUs are busy, each has its part of the instructions,
// and some more is lost when they take turns.
static void sv_burn(uint64_t ns) {
  uint64_t now = mx_now(CLOCK_THREAD_CPUTIME_ID), end = now + ns;
  while (now < end) {
    long n = (end - now) / (2 * 1400 * sv_cpus);
    for (long i = 0; i < n || i < 1; i++) asm volatile(MX_SPIN);
    now = mx_now(CLOCK_THREAD_CPUTIME_ID);
  }
}
static void *sv_thread(void *unused) {
  prctl(PR_SET_TIMERSLACK, 1ul);
  __sync_fetch_and_add(&sv->up, 1);
  for (;;) {
    while (sem_wait(&sv->ready)) {}
    sv_request *r = &sv->r[__sync_fetch_and_add(&sv->next, 1)];
    if (r->io) {
      sv_burn(r->work / 2);
      struct timespec s = {r->io / 1000000000, r->io % 1000000000};
      clock_nanosleep(CLOCK_MONOTONIC, 0, &s, 0);
      sv_burn(r->work - r->work / 2);
    } else sv_burn(r->work);
    r->done = mx_now(CLOCK_MONOTONIC) - sv_t0;
  }
}
static long sv_run, sv_period;
static void *sv_beside(void *unused) {
  prctl(PR_SET_TIMERSLACK, 1ul);
  for (uint64_t next = sv_t0;; next += sv_period * 1000) { mx_until(next); sv_burn(sv_run * 1000); }
}
static pid_t sv_server(const char *group, int threads, int beside) {
  pid_t p = fork();
  if (p) return p;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  mx_pin((1ul << sv_cpus) - 1);
  mx_enter(group);
  pthread_t t;
  pthread_attr_t small;
  pthread_attr_init(&small);
  pthread_attr_setstacksize(&small, 65536);
  for (int i = 0; i < threads; i++) if (pthread_create(&t, &small, sv_thread, 0)) perror("pthread_create");
  for (int i = 0; i < beside; i++) if (pthread_create(&t, &small, sv_beside, 0)) perror("pthread_create");
  for (;;) pause();
}
static pid_t sv_hog(void) {
  pid_t p = fork();
  if (p) return p;
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  mx_pin((1ul << sv_cpus) - 1);
  mx_enter("/n");
  mx_until(sv_t0);
  mx_hog();
  _exit(0);
}
static int sv_main(int argc, char **argv) {
  sv_args = argv + 2;
  const char *group = sv_arg("group", "/a");
  uint64_t warm = sv_number("warm", "500") * 1e6, window = sv_number("window", "2000") * 1e6, offset = sv_number("offset", "0");
  int threads = sv_number("threads", "4"), beside = 0, others = sv_number("other", "0");
  sscanf(sv_arg("beside", ""), "%d:%ld:%ld", &beside, &sv_run, &sv_period);
  sv_cpus = sysconf(_SC_NPROCESSORS_ONLN);
  sv = mmap(0, sizeof *sv, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_POPULATE, -1, 0);
  sem_init(&sv->ready, 1, 0);
  sv_state = (uint64_t)sv_number("seed", "1") * 0x2545f4914f6cdd1dull;
  sv_fill(warm + window);
  prctl(PR_SET_TIMERSLACK, 1ul);
  mx_pin(1);
  sv_t0 = ((mx_now(CLOCK_MONOTONIC) + 300000000ull) / MX_TICK + 1) * MX_TICK + offset;
  pid_t pid[80] = {sv_server(group, threads, beside)};
  for (int i = 0; i < others; i++) pid[1 + i] = sv_hog();
  while (sv->up < threads) usleep(1000);
  if (mx_now(CLOCK_MONOTONIC) + 20000000 > sv_t0) printf("error: set-up took too long\n");
  if (sched_setscheduler(0, SCHED_FIFO | SCHED_RESET_ON_FORK, &(struct sched_param){1})) perror("sched_setscheduler");
  char text[2][4][1024];
  uint64_t edge[2] = {warm, warm + window};
  for (int i = 0, k = 0; k < 2;) {
    if (i < sv_n && sv->r[i].at < edge[k]) {
      uint64_t at = sv->r[i].at;
      mx_until(sv_t0 + at);
      for (; i < sv_n && sv->r[i].at == at; i++) sem_post(&sv->ready);
      continue;
    }
    mx_until(sv_t0 + edge[k]);
    strcpy(text[k][0], mx_text(group, "cpu.stat"));
    strcpy(text[k][1], mx_text(group, "cpu.pressure"));
    strcpy(text[k][2], mx_text("/../../../proc/pressure", "cpu"));
    strcpy(text[k++][3], mx_text("", "cpu.pressure"));
  }
  for (int i = 0; i <= others; i++) kill(pid[i], SIGKILL);
  for (int i = 0; i <= others; i++) waitpid(pid[i], 0, 0);
  uint64_t arrived = 0, done = 0, left = 0, work = 0;
  for (int i = 0; i < sv_n; i++) {
    sv_request *r = &sv->r[i];
    if (r->at >= warm) { arrived++; work += r->work; }
    if (r->done >= warm && r->done < edge[1]) done++;
    if (!r->done || r->done >= edge[1]) left++;
  }
  printf("run %lu %lu %lu %lu %lu %lu\n", sv_t0, offset, arrived, done, left, work);
  printf("stat %s | %s\n", text[0][0], text[1][0]);
  printf("pressure %s | %s\n", text[0][1], text[1][1]);
  printf("system %s | %s\n", text[0][2], text[1][2]);
  printf("root %s | %s\nlat", text[0][3], text[1][3]);
  for (int i = 0; i < sv_n; i++) {
    sv_request *r = &sv->r[i];
    if (r->done >= warm && r->done < edge[1]) printf(" %lu", (r->done - r->at) / 1000);
  }
  printf("\n");
  return 0;
}
static int sv_else(int argc, char **argv) { return argc > 1 && !strcmp(argv[1], "serve") ? sv_main(argc, argv) : sv_next(argc, argv); }
